import type { MatchStatus } from '@wayfellow/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A connection request and its outcome. Two users have one at most, no matter who sent it. */
@Entity('matches')
export class MatchEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('int', { name: 'requester_id' })
  requesterId: number;

  @Column('int', { name: 'recipient_id' })
  recipientId: number;

  @Column('text', { default: 'pending' })
  status: MatchStatus;

  /** Whether either user has blocked the other, which hides the match from both. Set by the blocks module. */
  @Column('boolean', { default: false })
  barred: boolean;

  /** Whether the requester, or the recipient, cannot be reached: suspended, banned, leaving or gone. Kept by a trigger. */
  @Column('boolean', { name: 'requester_away', default: false })
  requesterAway: boolean;

  @Column('boolean', { name: 'recipient_away', default: false })
  recipientAway: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'responded_at', nullable: true })
  respondedAt: Date | null;
}

/** The other of a match's two users. */
export const otherIdOf = (match: Pick<MatchEntity, 'requesterId' | 'recipientId'>, userId: number): number =>
  match.requesterId === userId ? match.recipientId : match.requesterId;

/** The condition that both users of a match can be reached. */
export const nobodyAway = { requesterAway: false, recipientAway: false } as const;

/** Whether one of a match's two users cannot be reached. */
export const isAway = (match: Pick<MatchEntity, 'requesterAway' | 'recipientAway'>): boolean =>
  match.requesterAway || match.recipientAway;
