import { mountRemote } from '@wayfellow/federation/mount-remote';

void mountRemote(() => import('./routes'));
