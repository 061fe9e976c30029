import type { IconName } from '@wayfellow/ui';

/** One place of the navigation, in header, menu and bottom bar alike. */
export interface NavEntry {
  to: string;
  /** Where its further screens lie, if not below `to`. */
  section?: string;
  label: string;
  /** Where the label is too long for the bottom bar. */
  barLabel?: string;
  icon: IconName;
  /** Only for who is signed in; the bottom bar shows it to visitors too and leads them through sign-in. */
  isPersonal?: boolean;
  /** What its badge counts. */
  counts?: 'requests' | 'unread';
}

export const navEntries: readonly NavEntry[] = [
  { to: '/explore', section: '/destinations', label: 'Explore', icon: 'explore' },
  { to: '/matches', label: 'Matches', icon: 'matches', isPersonal: true, counts: 'requests' },
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

/** The entries somebody sees in header and menu. */
export const entriesFor = (isSignedIn: boolean): readonly NavEntry[] =>
  navEntries.filter(({ isPersonal }) => isSignedIn || !isPersonal);
