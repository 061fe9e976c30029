import { Module } from '@nestjs/common';
import { SealedKeys } from './sealed-keys.js';
import { SecondStepService } from './second-step.service.js';
import { SecondStepStore } from './second-step.store.js';

@Module({ providers: [SealedKeys, SecondStepService, SecondStepStore], exports: [SecondStepService] })
export class SecondStepModule {}
