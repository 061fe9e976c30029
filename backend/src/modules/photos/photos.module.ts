import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ReportsModule } from '../reports/reports.module.js';
import { UsersModule } from '../users/users.module.js';
import { MediaController } from './media.controller.js';
import { photosPersonalData } from './personal-data.sql.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoSweeper } from './photo-sweeper.js';
import { PhotoStore } from './photo.store.js';
import { PhotosController } from './photos.controller.js';
import { PhotosProcessor } from './photos.processor.js';
import { PhotosService } from './photos.service.js';

@Module({
  imports: [QueueModule.of('photos'), ReportsModule, UsersModule],
  controllers: [MediaController, PhotosController],
  providers: [PhotoFiles, PhotoStore, PhotoSweeper, PhotosProcessor, PhotosService],
  exports: [PhotosService],
})
export class PhotosModule {
  constructor(personalData: PersonalData) {
    personalData.register(photosPersonalData);
  }
}
