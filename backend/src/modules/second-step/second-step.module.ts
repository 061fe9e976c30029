import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { secondStepPersonalData } from './personal-data.sql.js';
import { SealedKeys } from './sealed-keys.js';
import { SecondStepService } from './second-step.service.js';
import { SecondStepStore } from './second-step.store.js';

@Module({ providers: [SealedKeys, SecondStepService, SecondStepStore], exports: [SecondStepService] })
export class SecondStepModule {
  constructor(personalData: PersonalData) {
    personalData.register(secondStepPersonalData);
  }
}
