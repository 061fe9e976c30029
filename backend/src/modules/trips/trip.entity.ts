import type { CalendarDay } from '@wayfellow/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('trips')
export class TripEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('int', { name: 'place_id' })
  placeId: number;

  @Column('date', { name: 'start_date' })
  startDate: CalendarDay;

  @Column('date', { name: 'end_date' })
  endDate: CalendarDay;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('boolean', { name: 'is_quiet', default: false })
  isQuiet: boolean;

  @Column('boolean', { name: 'is_watched', default: false })
  isWatched: boolean;

  /** The route that it is a stop of. */
  @Column('int', { name: 'route_id', nullable: true })
  routeId: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
