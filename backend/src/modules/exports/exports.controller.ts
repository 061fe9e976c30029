import { Body, Controller, Header, Req, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type ExportView, PRODUCT_NAME, endpoints } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { ExportDto } from './exports.dto.js';
import { ExportsService } from './exports.service.js';

const TYPE = 'application/zip';

@ApiTags('account')
@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Route(endpoints.exports.create)
  create(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() input: ExportDto,
  ): Promise<ExportView> {
    return this.exports.create(request, userId, input);
  }

  @Route(endpoints.exports.list)
  list(@CurrentUserId() userId: number): Promise<ExportView[]> {
    return this.exports.list(userId);
  }

  @Route(endpoints.exports.file)
  @ApiProduces(TYPE)
  @Header('Cache-Control', 'no-store')
  async file(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Id() id: number,
  ): Promise<StreamableFile> {
    const { bytes, createdAt } = await this.exports.file(request, userId, id);
    const name = `${PRODUCT_NAME.toLowerCase()}-${createdAt.toISOString().slice(0, 10)}.zip`;
    return new StreamableFile(bytes, { type: TYPE, disposition: `attachment; filename="${name}"` });
  }
}
