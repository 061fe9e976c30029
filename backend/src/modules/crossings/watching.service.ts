import { Injectable } from '@nestjs/common';
import { SettingsService } from '../notifications/settings.service.js';
import { TripsService } from '../trips/trips.service.js';

/** Has users told, in the day's digest, when somebody plans the days of a trip. */
@Injectable()
export class WatchingService {
  constructor(
    private readonly trips: TripsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Who wants to be told is told, also if they had turned these notifications off before.
   * @throws Problem 404 unless the trip belongs to the user
   */
  async set(userId: number, tripId: number, isOn: boolean): Promise<void> {
    await this.trips.watch(userId, tripId, isOn);
    if (isOn) await this.settings.list(userId, 'digest');
  }
}
