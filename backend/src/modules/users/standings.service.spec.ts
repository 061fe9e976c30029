import { Logger } from '@nestjs/common';
import type { LiveHub } from '../../platform/live/live-hub.js';
import type { ResponseCache } from '../../platform/response-cache/response-cache.js';
import type { StandingStore } from './standing.store.js';
import { StandingsService } from './standings.service.js';

test('an announcement that fails is logged, and ends nothing: the change has been committed', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const invalidate = jest.fn();
  const standings = new StandingsService(
    { stateNow: () => Promise.reject(new Error('down')) } as unknown as StandingStore,
    {} as LiveHub,
    { invalidate } as unknown as ResponseCache,
  );
  await expect(standings.announce(7)).resolves.toBeUndefined();
  expect(invalidate).toHaveBeenCalledWith('users');
  expect(warn).toHaveBeenCalledWith('The standing of user 7 could not be announced: down');
});
