import { LoginFrame, type LoginFrameProps } from '../../ui/site/login-frame/login-frame';
import { house } from '../page/house';
import { useLanguage } from './use-language';

/** Where people come in: a visitor who reads another language can choose it here. */
export function Door(props: Pick<LoginFrameProps, 'title' | 'text' | 'slogan' | 'children'>) {
  return <LoginFrame {...props} links={house.links} language={useLanguage(null)} />;
}
