import { emailsIn } from '../payments.js';
import type { Product } from '../product.js';
import { WAIT_MS } from '../programs.js';

type Sender = Pick<Product, 'dataDir'>;

/** The emails of a subject that a product has sent so far, to anybody or to one address, as people read them. */
export const emailsAbout = async ({ dataDir }: Sender, subject: string, to = ''): Promise<string[]> =>
  (await emailsIn(dataDir))
    .filter((email) => email.includes(`Subject: ${subject}\r\n`) && email.includes(`To: ${to}`))
    // Long lines are folded.
    .map((email) => email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));

/** Waits for an email of a subject, to anybody or to one address. */
export const emailAbout = async (product: Sender, subject: string, to = ''): Promise<string> => {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const [email] = await emailsAbout(product, subject, to);
    if (email) return email;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No email came about ${subject}`);
};

/** The path and token of a link in an email: to `path`, or the first one with a token. */
export const linkIn = (email: string, path = ''): string => {
  const found = [...email.matchAll(/http\S+?\/\/[^/\s]+(\/\S+#\S+)/g)].map(([, link = '']) => link);
  const link = found.find((one) => one.startsWith(path));
  if (!link) throw new Error(`There is no link in ${email}`);
  return link;
};
