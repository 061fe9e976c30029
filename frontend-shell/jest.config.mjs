import { reactProject } from '../jest.config.base.mjs';

export default reactProject('frontend-shell');
