import type { CompanionsView, DestinationDetailView, DestinationView, UserView } from '@wayfellow/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import { tipAuthorsSql } from '../../tables/tips.sql.js';
import { upcomingTripsSql } from '../../tables/trips.sql.js';
import type { Unseen } from './unseen-counts.js';

@Entity('destinations')
export class DestinationEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** Distinct users with a trip there that has not ended. Counted at each reading. */
  @VirtualColumn({
    type: 'int',
    query: (alias) => `
      SELECT count(DISTINCT trip.user_id)::int
      FROM places JOIN ${upcomingTripsSql} trip ON trip.place_id = places.id
      WHERE places.destination_id = ${alias}.id`,
  })
  travelersCount: number;

  /** How many tips there are. Counted at each reading. */
  @VirtualColumn({
    type: 'int',
    query: (alias) => `SELECT count(*)::int FROM ${tipAuthorsSql} tip WHERE tip.destination_id = ${alias}.id`,
  })
  tipsCount: number;
}

type Shown = Pick<DestinationEntity, 'id' | 'name' | 'description' | 'imageUrl' | 'travelersCount'>;

/** `unseen`: what of it the viewer does not see. */
export const toDestinationView = (
  destination: Shown,
  unseen: Pick<Unseen, 'travelers'>,
): DestinationView => ({
  id: destination.id,
  name: destination.name,
  description: destination.description,
  imageUrl: destination.imageUrl,
  travelersCount: destination.travelersCount - unseen.travelers,
});

export const toDestinationDetailView = (
  destination: Shown & Pick<DestinationEntity, 'tipsCount'>,
  unseen: Unseen,
  faces: UserView[],
  companions: CompanionsView | null,
): DestinationDetailView => ({
  ...toDestinationView(destination, unseen),
  tipsCount: destination.tipsCount - unseen.tips,
  faces,
  companions,
});
