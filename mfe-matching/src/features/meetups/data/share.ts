import { type MeetupView, notices } from '@wayfellow/contracts';
import { toast } from '@wayfellow/web';
import { whenText } from './words';

/** Opens the device's share sheet where there is one, or copies the link. Only those who are there that day can open it. */
export const shareMeetup = async (
  meetup: Pick<MeetupView, 'id' | 'title' | 'day' | 'time' | 'destinationId' | 'zone'>,
): Promise<void> => {
  const url = new URL(`/meetups/${meetup.id}`, window.location.origin).href;
  try {
    if ('share' in navigator) await navigator.share({ title: `${meetup.title}, ${whenText(meetup)}`, url });
    else {
      // Missing where the page did not come over https.
      await (navigator as Navigator).clipboard.writeText(url);
      toast(notices.meetupLinkCopied);
    }
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof Error && error.name === 'AbortError') return;
    toast(notices.meetupLinkNotCopied);
  }
};
