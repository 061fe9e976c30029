import type { TipCategory, TipView } from '@wayfellow/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('tips')
export class TipEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('int', { name: 'destination_id' })
  destinationId: number;

  @Column('int', { name: 'author_id' })
  authorId: number;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  @Column('text')
  category: TipCategory;

  /** Kept equal to the number of rows in tip_upvotes by the transaction that writes those. */
  @Column('int', { default: 0 })
  upvotes: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** A tip as tips.query.ts reads it. */
export type TipRow = Omit<TipEntity, 'createdAt'> & {
  author: string;
  isUpvoted: boolean;
  /** Microseconds since 1970. */
  createdAt: number;
};

const MICROSECONDS_PER_MS = 1_000;

export const toTipView = (row: TipRow): TipView => ({
  id: row.id,
  destinationId: row.destinationId,
  title: row.title,
  content: row.content,
  category: row.category,
  authorId: row.authorId,
  author: row.author,
  authorName: row.author,
  upvotes: row.upvotes,
  isUpvoted: row.isUpvoted,
  createdAt: new Date(row.createdAt / MICROSECONDS_PER_MS).toISOString(),
});
