/**
 * Every job there is: queue → name → what it carries. A module declares its queue beside its processor (`declare module`)
 * and imports `QueueModule.of` it. A job is a nudge: it names what to look at, never what is so, since the state stands in
 * rows. One that is lost is made up for by a later look; one that runs twice finds nothing to do.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface JobPayloads {}

export type QueueName = keyof JobPayloads;
export type JobName<Queue extends QueueName> = keyof JobPayloads[Queue] & string;

/** One handler for each job of a queue; the compiler misses none. */
export type JobHandlers<Queue extends QueueName> = {
  readonly [Name in JobName<Queue>]: (payload: JobPayloads[Queue][Name]) => Promise<unknown>;
};
