/**
 * Every job: queue → name → payload. A module declares its queue next to its processor (`declare module`) and imports
 * `QueueModule.of` the queue. A job is only a trigger: it says which rows to look at and carries no state. The next
 * scheduled run makes up for a lost job; a job that runs twice finds nothing to do.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface JobPayloads {}

export type QueueName = keyof JobPayloads;
export type JobName<Queue extends QueueName> = keyof JobPayloads[Queue] & string;

/** One handler for each job of a queue, checked by the compiler. */
export type JobHandlers<Queue extends QueueName> = {
  readonly [Name in JobName<Queue>]: (payload: JobPayloads[Queue][Name]) => Promise<unknown>;
};
