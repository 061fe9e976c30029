import type { ReportSubject } from '@wayfellow/contracts';
import { limits } from '@wayfellow/contracts';

interface NoticeSubject {
  subject: ReportSubject;
  subjectId: number;
}

/** Where our pages show each subject: in the path, or in the fragment. */
const places: readonly (readonly [ReportSubject, RegExp])[] = [
  ['person', /\/travelers\/(\d{1,10})(?:[/?#]|$)/],
  ['tip', /#tip-(\d{1,10})$/],
];

/** What the address of one of our pages shows; undefined for any other. The host is not looked at: ids are looked up. */
export const noticeSubject = (url: string): NoticeSubject | undefined => {
  for (const [subject, pattern] of places) {
    const subjectId = Number(pattern.exec(url)?.[1] ?? 0);
    if (subjectId > 0 && subjectId <= limits.id.max) return { subject, subjectId };
  }
  return undefined;
};

/** The token in the address of a meeting plan's page; undefined for any other address. */
export const planTokenIn = (url: string): string | undefined => /\/plan#([\w-]+)$/.exec(url)?.[1];

/** The address as it is kept: of its fragment only the number of a tip stays, since any other may be the token of a link. */
export const keptAddress = (url: string): string => (noticeSubject(url) ? url : url.replace(/#.*$/s, ''));
