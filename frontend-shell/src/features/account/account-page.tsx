import Box from '@mui/material/Box';
import { notices } from '@wayfellow/contracts';
import { useSearchParams } from '@wayfellow/router';
import { RequireLogin, usePageMeta } from '@wayfellow/web';
import { ProfileFrame } from '../../shared/profile/profile-frame';
import { ProfileWaiting } from '../../shared/profile/profile-waiting';
import { accountParts } from './account-parts';
import { PartList } from './part-list';

/** The Safety & account page; the URL selects its part. */
export const AccountPage = () => {
  usePageMeta({ title: 'Safety & account', description: 'How you get in, and where you are in now.' });
  const [params] = useSearchParams();
  const named = params.get('part');
  const { value, Content } = accountParts.find((part) => part.value === named) ?? accountParts[0];
  return (
    <RequireLogin notice={notices.profileNeedsLogin} fallback={<ProfileWaiting />}>
      {(user) => (
        <ProfileFrame key={user.id} user={user}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
              gap: { xs: 5, md: 14 },
              alignItems: 'start',
              pt: { xs: 4, md: 8 },
            }}
          >
            <PartList open={value} />
            <div>
              <Content user={user} />
            </div>
          </Box>
        </ProfileFrame>
      )}
    </RequireLogin>
  );
};
