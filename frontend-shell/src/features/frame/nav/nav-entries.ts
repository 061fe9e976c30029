import type { IconName } from '@wayfellow/ui';

/** An entry of the navigation in header, menu and bottom bar. */
export interface NavEntry {
  to: string;
  /** The path prefixes of its screens besides `to`. */
  sections?: readonly string[];
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
  { to: '/explore', sections: ['/destinations'], label: 'Explore', icon: 'explore' },
  {
    to: '/matches',
    sections: ['/crossings', '/meetups'],
    label: 'Matches',
    icon: 'matches',
    isPersonal: true,
    counts: 'requests',
  },
  { to: '/messages', label: 'Messages', icon: 'messages', isPersonal: true, counts: 'unread' },
  {
    to: '/profile',
    sections: ['/account', '/routes'],
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
