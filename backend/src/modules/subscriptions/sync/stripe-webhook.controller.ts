import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ProviderEventsService } from './provider-events.service.js';

@ApiTags('subscriptions')
@Controller()
export class StripeWebhookController {
  constructor(private readonly events: ProviderEventsService) {}

  @Post('/api/webhooks/stripe')
  @HttpCode(200)
  @ApiOperation({ summary: 'For the payment provider: an event, signed' })
  async receive(
    @Req() request: RawBodyRequest<Request>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.events.accept(request.rawBody, signature);
    return { received: true };
  }
}
