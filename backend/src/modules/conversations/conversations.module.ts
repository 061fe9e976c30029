import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { conversationsPersonalData } from './personal-data.sql.js';

/** Who is in which conversation: two who are matched, a meetup's, and groups. */
@Module({})
export class ConversationsModule {
  constructor(personalData: PersonalData) {
    personalData.register(conversationsPersonalData);
  }
}
