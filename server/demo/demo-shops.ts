import { auLevainDuMarais } from './shops/au-levain-du-marais';
import { leFourDeBastille, lePetitPetrin, painEtAmandes } from './shops/bakeries-beaubourg';
import { laMieDeLIle, maisonBerthier } from './shops/bakeries-seine';
import { burgerBeaubourg } from './shops/burger-beaubourg';
import { cafeDeLArsenal, cafeDesTournelles } from './shops/cafes-paris';
import { fournilSaintPaul } from './shops/fournil-saint-paul';
import { bouchonDesMarronniers, cafeDAinay, pralinesEtLevain } from './shops/lyon';
import { pizzeriaLucia } from './shops/pizzeria-lucia';
import { laCreperieDuTemple, leComptoirDesTartines, lesRosiersDeLeila } from './shops/restaurants-marais';
import { samiGrill } from './shops/sami-grill';
import type { DemoShop } from './notation';

/** Fifteen shops around the rue de Rivoli in Paris, three around the place Bellecour in Lyon (contract §3). */
export const demoShops: readonly DemoShop[] = [
  auLevainDuMarais,
  fournilSaintPaul,
  samiGrill,
  cafeDesTournelles,
  laMieDeLIle,
  maisonBerthier,
  painEtAmandes,
  leFourDeBastille,
  lePetitPetrin,
  pizzeriaLucia,
  leComptoirDesTartines,
  lesRosiersDeLeila,
  burgerBeaubourg,
  cafeDeLArsenal,
  laCreperieDuTemple,
  pralinesEtLevain,
  bouchonDesMarronniers,
  cafeDAinay,
];
