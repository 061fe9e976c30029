import type { QuizAnswers } from '@wayfellow/contracts';
import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('travel_preferences')
export class TravelPreferencesEntity {
  @PrimaryColumn('int', { name: 'user_id' })
  userId: number;

  @Column('jsonb')
  answers: QuizAnswers;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
