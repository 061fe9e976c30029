import { createHmac } from 'node:crypto';

/** The Stripe-Signature header of a body sent at `time` (Unix seconds of real time, which receivers check). */
export function signatureOf(body: string, secret: string, time: number): string {
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}
