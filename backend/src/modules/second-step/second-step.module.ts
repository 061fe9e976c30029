import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { UsersModule } from '../users/users.module.js';
import { PasskeyChallengeStore } from './passkey-challenge.store.js';
import { PasskeyStore } from './passkey.store.js';
import { PasskeysService } from './passkeys.service.js';
import { secondStepPersonalData } from './personal-data.sql.js';
import { Recovery } from './recovery.js';
import { RecoveryCodeStore } from './recovery-code.store.js';
import { RelyingParty } from './relying-party.js';
import { SealedKeys } from './sealed-keys.js';
import { SecondStepService } from './second-step.service.js';
import { SecondStepStore } from './second-step.store.js';

@Module({
  imports: [UsersModule],
  providers: [
    PasskeyChallengeStore,
    PasskeyStore,
    PasskeysService,
    Recovery,
    RecoveryCodeStore,
    RelyingParty,
    SealedKeys,
    SecondStepService,
    SecondStepStore,
  ],
  exports: [PasskeysService, SecondStepService],
})
export class SecondStepModule {
  constructor(personalData: PersonalData) {
    personalData.register(secondStepPersonalData);
  }
}
