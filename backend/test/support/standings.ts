import { DataSource } from 'typeorm';
import type { DecidedStanding } from '../../src/modules/users/standing.store.js';
import { StandingsService } from '../../src/modules/users/standings.service.js';
import type { Client } from './client.js';
import type { Instance } from './instance.js';

const change = async (
  { app }: Instance,
  { user }: Client,
  work: (standings: StandingsService, manager: DataSource['manager']) => Promise<void>,
): Promise<void> => {
  const standings = app.get(StandingsService);
  await app.get(DataSource).transaction((manager) => work(standings, manager));
  await standings.announce(user.id);
};

/** Makes an account stand so, as a decision does. */
export const setStanding = (
  instance: Instance,
  who: Client,
  standing: DecidedStanding,
  until: Date | null = null,
): Promise<void> =>
  change(instance, who, (standings, manager) => standings.set(manager, who.user.id, standing, until));

/** Closes an account, as its owner's wish to delete it does. */
export const leave = (instance: Instance, who: Client): Promise<void> =>
  change(instance, who, (standings, manager) =>
    standings.leave(manager, who.user.id, new Date('2099-03-05T12:00:00Z')),
  );

/** Reopens an account that was leaving. */
export const stay = (instance: Instance, who: Client): Promise<void> =>
  change(instance, who, (standings, manager) => standings.stay(manager, who.user.id));
