import type { MemberView } from '@wayfellow/contracts';

/** What is asked in a conversation of several. */
export type GroupDialog =
  | { kind: 'people' | 'invite' | 'rename' | 'mute' | 'report' | 'leave' }
  | { kind: 'remove'; member: MemberView };
