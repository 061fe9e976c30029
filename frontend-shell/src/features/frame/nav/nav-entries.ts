import type { IconName } from '@wayfellow/ui';

/** An entry of the navigation in header, menu and bottom bar. */
export interface NavEntry {
  to: string;
  /** The path prefix of its screens, if it is not `to`. */
  section?: string;
  label: string;
  /** A shorter label for the bottom bar. */
  barLabel?: string;
  icon: IconName;
  /** Only for signed-in users; the bottom bar also shows it to visitors, who are sent to sign in. */
  isPersonal?: boolean;
  /** The count on its badge. */
  counts?: 'requests' | 'unread';
}

export const navEntries: readonly NavEntry[] = [
  { to: '/explore', section: '/destinations', label: 'Explore', icon: 'explore' },
  {
    to: '/matches',
    section: '/crossings',
    label: 'Matches',
    icon: 'matches',
    isPersonal: true,
    counts: 'requests',
  },
  { to: '/messages', label: 'Messages', icon: 'messages', isPersonal: true, counts: 'unread' },
  {
    to: '/profile',
    section: '/account',
    label: 'My Profile',
    barLabel: 'Profile',
    icon: 'profile',
    isPersonal: true,
  },
  { to: '/subscription', label: 'Premium', icon: 'star' },
];

/** The entries shown in header and menu. */
export const entriesFor = (isSignedIn: boolean): readonly NavEntry[] =>
  navEntries.filter(({ isPersonal }) => isSignedIn || !isPersonal);
