import { reactProject } from '../../jest.config.base.mjs';

export default reactProject('ui-catalogue', '..');
