import { useEffect } from 'react';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@wayfellow/router';
import { PageHeader } from '@wayfellow/ui';
import { leadOf } from '../data/words';
import { Matched } from './match-lists';

/** What is there of the matches without a network: those whom one travels with. */
export const KeptMatches = () => {
  const navigate = useNavigate();
  // It stays the list that is shown when the network is back.
  useEffect(() => void navigate('/matches?tab=matched', { replace: true }), [navigate]);
  return (
    <>
      <PageHeader title="Matches" lead={leadOf('matched')} />
      <Matched />
      <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
        Suggestions and requests need a network.
      </Typography>
    </>
  );
};
