import type { DestinationView } from '@wayfellow/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
}

/** The columns that everybody may read. */
type DestinationRow = Pick<DestinationEntity, 'id' | 'name' | 'description' | 'imageUrl'>;

export const toDestinationView = (
  { id, name, description, imageUrl }: DestinationRow,
  travelersCount: number,
): DestinationView => ({ id, name, description, imageUrl, travelersCount });
