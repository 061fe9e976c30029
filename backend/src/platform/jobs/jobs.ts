/** What a job that concerns nothing in particular carries. */
type Nothing = Record<string, never>;

/**
 * Every job there is: queue → name → what it carries. A job is a nudge: it names what to look at, never what is so, since
 * the state stands in rows. One that is lost is made up for by a later look; one that runs twice finds nothing to do.
 */
export interface JobPayloads {
  emails: {
    /** Emails may wait to be sent. */
    send: Nothing;
  };
  subscriptions: {
    /** An event of the provider was stored and waits to be followed. */
    'apply-event': { eventId: string };
    /** Something may have changed at the provider. */
    converge: { subscriptionId: string };
    /** The paid time of a cancelled subscription is over. */
    'end-period': { subscriptionId: string };
    /** Time to compare everything with the provider. */
    reconcile: Nothing;
  };
}

export type QueueName = keyof JobPayloads;
export type JobName<Queue extends QueueName> = keyof JobPayloads[Queue] & string;

/** One handler for each job of a queue; the compiler misses none. */
export type JobHandlers<Queue extends QueueName> = {
  readonly [Name in JobName<Queue>]: (payload: JobPayloads[Queue][Name]) => Promise<unknown>;
};

export const queueNames = ['emails', 'subscriptions'] as const satisfies readonly QueueName[];
