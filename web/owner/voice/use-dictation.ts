import { useEffect, useRef, useState } from 'react';
import type { HearingObstacle, RecorderState, VoiceLanguage } from '../../../ui/owner/voice-recorder/hearing';
import { heardIn, obstacleOf, recognitionFor, type Recognition } from './speech';

export function useDictation(language: VoiceLanguage, onHeard: (text: string) => void) {
  const running = useRef<Recognition | null>(null);
  const [state, setState] = useState<RecorderState>('idle');
  const [interimText, setInterimText] = useState('');
  const [obstacle, setObstacle] = useState<HearingObstacle | undefined>(() =>
    recognitionFor(language) ? undefined : 'unsupported',
  );

  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    if (running.current) return;
    const recognition = recognitionFor(language);
    if (!recognition) return setObstacle('unsupported');
    const over = () => {
      running.current = null;
      setInterimText('');
      setState('idle');
    };
    recognition.onstart = () => setState('listening');
    recognition.onresult = (event) => {
      const { final, interim } = heardIn(event);
      setInterimText(interim);
      if (final !== '') onHeard(final);
    };
    recognition.onerror = ({ error }) => setObstacle(obstacleOf(error));
    recognition.onend = over;
    running.current = recognition;
    setObstacle(undefined);
    setState('starting');
    try {
      recognition.start();
    } catch {
      setObstacle('unreachable');
      over();
    }
  };

  // The browser still gives back what it had begun to understand, then says that it has ended.
  const stop = () => running.current?.stop();

  return { state, interimText, obstacle, onStart: start, onStop: stop };
}
