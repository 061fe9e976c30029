import Box from '@mui/material/Box';
import type { DestinationView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, Page, PageHeader, TextLink, keepFocus } from '@wayfellow/ui';
import { usePageMeta, useSession, useTab } from '@wayfellow/web';
import { useDestination } from '../../shared/destinations/use-destination';
import { WithoutDestination } from '../../shared/destinations/without-destination';
import { TabPanel } from '../../shared/tabs/tab-panel';
import { CategoryTabs, tipTabs } from './category-tabs';
import { ShareTip } from './share-tip';
import { TipList } from './tip-list';

/** The tips page of a destination. */
export const TipsPage = () => {
  const read = useDestination();
  return read.destination ? <Tips destination={read.destination} /> : <WithoutDestination {...read} />;
};

const Tips = ({ destination }: { destination: DestinationView }) => {
  usePageMeta({
    title: `Travel Tips for ${destination.name}`,
    description: `What travelers who have been to ${destination.name} tell those who plan to go.`,
  });
  const [tab, open] = useTab(tipTabs, { param: 'category' });
  const { user } = useSession();
  return (
    <Page sx={{ pb: { xs: 10, sm: 20 } }}>
      <Box sx={{ pt: { xs: 5, sm: 10 }, '& > :last-child': { pt: 0 } }}>
        <TextLink standalone component={Link} to={`/destinations/${destination.id}`}>
          <Icon name="arrow-left" size={16} />
          {destination.name}
        </TextLink>
        <PageHeader
          title={`Travel Tips for ${destination.name}`}
          lead="From travelers who have been, most useful first."
        />
      </Box>
      {user && <ShareTip key={user.id} destinationId={destination.id} />}
      <CategoryTabs value={tab} onChange={open} />
      <TabPanel value={tab}>
        <div ref={keepFocus}>
          <TipList destinationId={destination.id} tab={tab} />
        </div>
      </TabPanel>
    </Page>
  );
};
