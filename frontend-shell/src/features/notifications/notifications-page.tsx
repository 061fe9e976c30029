import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Page, PageHeader, TextLink } from '@wayfellow/ui';
import { RequireLogin, useApiQuery, usePageMeta, usePagedList } from '@wayfellow/web';
import { NotificationList } from '../../shared/notifications/notification-list';
import { ReadAllButton } from '../../shared/notifications/read-all-button';

/** All notifications of the last 90 days, the latest first. */
export const NotificationsPage = () => {
  usePageMeta({ title: 'Notifications', description: 'Who asked, answered and wrote, and what we decided.' });
  return (
    <Page sx={{ pb: 12 }}>
      <Box sx={{ maxWidth: 760 }}>
        <PageHeader
          title="Notifications"
          action={
            <TextLink standalone component={Link} to="/account?part=notifications">
              Settings
            </TextLink>
          }
        />
        <RequireLogin fallback={null}>{() => <All />}</RequireLogin>
      </Box>
    </Page>
  );
};

const All = () => {
  const list = usePagedList(endpoints.notifications.list, {});
  const { data } = useApiQuery(endpoints.notifications.unread, {});
  return (
    <Card sx={{ pb: 5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 3, pt: 3 }}>
        <ReadAllButton latest={list.items?.[0]} hasUnread={(data?.count ?? 0) > 0} />
      </Box>
      <NotificationList list={list} isWhole />
    </Card>
  );
};
