import type { MatchStatus } from '@wayfellow/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A connection request and what became of it. Two people have one at most, whoever asked. */
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

  /** Whether one of the two blocked the other: then it is as if it were not there. Kept by the blocks module. */
  @Column('boolean', { default: false })
  barred: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'responded_at', nullable: true })
  respondedAt: Date | null;
}

/** The other one of a match's two people. */
export const otherIdOf = (match: Pick<MatchEntity, 'requesterId' | 'recipientId'>, userId: number): number =>
  match.requesterId === userId ? match.recipientId : match.requesterId;
