import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PhotoSavedView, type SessionUserView, endpoints } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { PosterDto } from './photos.dto.js';
import { PhotosService } from './photos.service.js';

@ApiTags('photos')
@Controller()
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Route(endpoints.photos.upload)
  upload(@CurrentUserId() userId: number, @Req() request: Request): Promise<PhotoSavedView> {
    return this.photos.upload(userId, request);
  }

  @Route(endpoints.photos.choosePoster)
  choosePoster(@CurrentUserId() userId: number, @Body() { name }: PosterDto): Promise<SessionUserView> {
    return this.photos.choosePoster(userId, name);
  }

  @Route(endpoints.photos.remove)
  remove(@CurrentUserId() userId: number): Promise<void> {
    return this.photos.remove(userId);
  }
}
