import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { DestinationEntity } from './destination.entity.js';

/** An entry of the dictionary that every trip refers to: a destination, or a place in a traveler's own words. */
@Entity('places')
export class PlaceEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  /** The name without case and accents, by contracts' `fold()`: two spellings that fold alike are one place. */
  @Column('text')
  folded: string;

  @Column('int', { name: 'destination_id', nullable: true })
  destinationId: number | null;

  @ManyToOne(() => DestinationEntity, { nullable: true })
  @JoinColumn({ name: 'destination_id' })
  destination: Relation<DestinationEntity> | null;
}
