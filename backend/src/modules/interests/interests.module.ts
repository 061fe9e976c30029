import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InterestEntity } from './interest.entity.js';
import { InterestStore } from './interest.store.js';
import { InterestsController } from './interests.controller.js';
import { InterestsService } from './interests.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([InterestEntity])],
  controllers: [InterestsController],
  providers: [InterestStore, InterestsService],
  exports: [InterestsService],
})
export class InterestsModule {}
