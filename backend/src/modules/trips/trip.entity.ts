import type { CalendarDay, TripView } from '@wayfellow/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { PlaceEntity } from '../destinations/place.entity.js';

@Entity('trips')
export class TripEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('int', { name: 'place_id' })
  placeId: number;

  @ManyToOne(() => PlaceEntity)
  @JoinColumn({ name: 'place_id' })
  place: Relation<PlaceEntity>;

  @Column('date', { name: 'start_date' })
  startDate: CalendarDay;

  @Column('date', { name: 'end_date' })
  endDate: CalendarDay;

  @Column('text', { nullable: true })
  description: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

type Shown = Pick<TripEntity, 'id' | 'startDate' | 'endDate' | 'description'> & {
  place: Pick<PlaceEntity, 'name' | 'destinationId'> & { destination: { imageUrl: string | null } | null };
};

export const toTripView = ({ id, place, startDate, endDate, description }: Shown): TripView => ({
  id,
  destination: place.name,
  destinationId: place.destinationId,
  coverImage: place.destination?.imageUrl ?? null,
  startDate,
  endDate,
  description,
});
