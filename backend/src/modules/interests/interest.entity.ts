import type { InterestName, InterestView } from '@wayfellow/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('user_interests')
export class InterestEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('text')
  name: InterestName;
}

export const toInterestView = ({ id, name }: Pick<InterestEntity, 'id' | 'name'>): InterestView => ({
  id,
  name,
});
