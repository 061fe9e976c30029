import { notices } from '@wayfellow/contracts';
import { toast } from '@wayfellow/web';

/** Opens the device's share sheet where there is one, or copies the link. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    if ('share' in navigator) await navigator.share({ url });
    else {
      // Missing where the page did not come over https.
      await (navigator as Navigator).clipboard.writeText(url);
      toast(notices.linkCopied);
    }
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof Error && error.name === 'AbortError') return;
    toast(notices.linkNotCopied);
  }
};
