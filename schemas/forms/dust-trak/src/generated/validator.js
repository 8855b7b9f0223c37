// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validateDefault$1 = validate10;
const schema11 = {
	"type": "object",
	"required": [
		"pm_microgram",
		"profile",
		"flow_calibration",
		"auto_zero",
		"stel"
	],
	"properties": {
		"enabled": {
			"type": "boolean",
			"default": true,
			"title": "Enabled",
			"description": "Readings are taken"
		},
		"debug": {
			"type": "boolean",
			"default": false,
			"title": "Debug",
			"description": "The sensor writes a log"
		},
		"pm_microgram": {
			"enum": [0, 1],
			"type": "integer",
			"default": 0,
			"title": "Unit of particle mass",
			"description": "0: mg/m³, 1: µg/m³",
			"source": "console specification, devices §3 and §9"
		},
		"profile": {
			"type": "string",
			"minLength": 1,
			"maxLength": 100,
			"title": "Profile",
			"description": "Calibration for a kind of dust, as the sensor offers them"
		},
		"photometric_calibration": {
			"type": "number",
			"minimum": .05,
			"maximum": 10,
			"multipleOf": .001,
			"default": 1,
			"title": "Photometric calibration",
			"source": "console specification, devices §3 and §9"
		},
		"size_correction": {
			"type": "number",
			"minimum": .1,
			"maximum": 10,
			"multipleOf": .001,
			"default": 1,
			"title": "Size correction",
			"source": "console specification, devices §3 and §9"
		},
		"flow_calibration": {
			"type": "number",
			"minimum": .5,
			"maximum": 1.5,
			"multipleOf": .01,
			"default": 1,
			"title": "Flow calibration",
			"source": "console specification, devices §3 and §9"
		},
		"auto_zero": {
			"type": "integer",
			"minimum": 0,
			"maximum": 1440,
			"multipleOf": 15,
			"default": 0,
			"title": "Auto-zero interval",
			"description": "How often the sensor measures filtered air to find its zero",
			"unit": "min",
			"source": "console specification, devices §3 and §9"
		},
		"stel": {
			"type": "object",
			"required": [
				"pm1",
				"pm25",
				"pm4",
				"pm10",
				"total"
			],
			"properties": {
				"pm1": {
					"anyOf": [{
						"type": "number",
						"minimum": 0
					}, { "type": "null" }],
					"default": null,
					"title": "PM1",
					"source": "console specification, devices §3 and §9"
				},
				"pm25": {
					"anyOf": [{
						"type": "number",
						"minimum": 0
					}, { "type": "null" }],
					"default": null,
					"title": "PM2.5",
					"source": "console specification, devices §3 and §9"
				},
				"pm4": {
					"anyOf": [{
						"type": "number",
						"minimum": 0
					}, { "type": "null" }],
					"default": null,
					"title": "PM4",
					"source": "console specification, devices §3 and §9"
				},
				"pm10": {
					"anyOf": [{
						"type": "number",
						"minimum": 0
					}, { "type": "null" }],
					"default": null,
					"title": "PM10",
					"source": "console specification, devices §3 and §9"
				},
				"total": {
					"anyOf": [{
						"type": "number",
						"minimum": 0
					}, { "type": "null" }],
					"default": null,
					"title": "Total",
					"source": "console specification, devices §3 and §9"
				}
			},
			"additionalProperties": false,
			"title": "Short-term exposure alerts",
			"description": "Limits of the 15-minute mean; an empty one raises no alert"
		}
	},
	"additionalProperties": false,
	"if": {
		"properties": { "profile": { "const": "custom" } },
		"required": ["profile"]
	},
	"then": { "required": ["photometric_calibration", "size_correction"] },
	"else": { "properties": {
		"photometric_calibration": false,
		"size_correction": false
	} }
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.profile === void 0 && "profile") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.profile !== void 0) {
			if ("custom" !== data.profile) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.photometric_calibration === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/then/required",
					keyword: "required",
					params: { missingProperty: "photometric_calibration" },
					message: "must have required property 'photometric_calibration'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.size_correction === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/then/required",
					keyword: "required",
					params: { missingProperty: "size_correction" },
					message: "must have required property 'size_correction'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.photometric_calibration !== void 0) {
				const err4 = {
					instancePath: instancePath + "/photometric_calibration",
					schemaPath: "#/else/properties/photometric_calibration/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.size_correction !== void 0) {
				const err5 = {
					instancePath: instancePath + "/size_correction",
					schemaPath: "#/else/properties/size_correction/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err6 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pm_microgram === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pm_microgram" },
				message: "must have required property 'pm_microgram'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.profile === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "profile" },
				message: "must have required property 'profile'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.flow_calibration === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "flow_calibration" },
				message: "must have required property 'flow_calibration'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.auto_zero === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "auto_zero" },
				message: "must have required property 'auto_zero'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.stel === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stel" },
				message: "must have required property 'stel'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err12 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/enabled",
					schemaPath: "#/properties/enabled/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.debug !== void 0) {
			if (typeof data.debug !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/debug",
					schemaPath: "#/properties/debug/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.pm_microgram !== void 0) {
			let data5 = data.pm_microgram;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				const err15 = {
					instancePath: instancePath + "/pm_microgram",
					schemaPath: "#/properties/pm_microgram/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data5 === 0 || data5 === 1)) {
				const err16 = {
					instancePath: instancePath + "/pm_microgram",
					schemaPath: "#/properties/pm_microgram/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.pm_microgram.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.profile !== void 0) {
			let data6 = data.profile;
			if (typeof data6 === "string") {
				if (func3(data6) > 100) {
					const err17 = {
						instancePath: instancePath + "/profile",
						schemaPath: "#/properties/profile/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (func3(data6) < 1) {
					const err18 = {
						instancePath: instancePath + "/profile",
						schemaPath: "#/properties/profile/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/profile",
					schemaPath: "#/properties/profile/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.photometric_calibration !== void 0) {
			let data7 = data.photometric_calibration;
			if (typeof data7 == "number") {
				if (data7 > 10 || isNaN(data7)) {
					const err20 = {
						instancePath: instancePath + "/photometric_calibration",
						schemaPath: "#/properties/photometric_calibration/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 10
						},
						message: "must be <= 10"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data7 < .05 || isNaN(data7)) {
					const err21 = {
						instancePath: instancePath + "/photometric_calibration",
						schemaPath: "#/properties/photometric_calibration/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: .05
						},
						message: "must be >= 0.05"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				let res0;
				if (res0 = data7 / .001, Math.abs(Math.round(res0) - res0) > 1e-6) {
					const err22 = {
						instancePath: instancePath + "/photometric_calibration",
						schemaPath: "#/properties/photometric_calibration/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: .001 },
						message: "must be multiple of 0.001"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/photometric_calibration",
					schemaPath: "#/properties/photometric_calibration/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.size_correction !== void 0) {
			let data8 = data.size_correction;
			if (typeof data8 == "number") {
				if (data8 > 10 || isNaN(data8)) {
					const err24 = {
						instancePath: instancePath + "/size_correction",
						schemaPath: "#/properties/size_correction/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 10
						},
						message: "must be <= 10"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data8 < .1 || isNaN(data8)) {
					const err25 = {
						instancePath: instancePath + "/size_correction",
						schemaPath: "#/properties/size_correction/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: .1
						},
						message: "must be >= 0.1"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				let res1;
				if (res1 = data8 / .001, Math.abs(Math.round(res1) - res1) > 1e-6) {
					const err26 = {
						instancePath: instancePath + "/size_correction",
						schemaPath: "#/properties/size_correction/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: .001 },
						message: "must be multiple of 0.001"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/size_correction",
					schemaPath: "#/properties/size_correction/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.flow_calibration !== void 0) {
			let data9 = data.flow_calibration;
			if (typeof data9 == "number") {
				if (data9 > 1.5 || isNaN(data9)) {
					const err28 = {
						instancePath: instancePath + "/flow_calibration",
						schemaPath: "#/properties/flow_calibration/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1.5
						},
						message: "must be <= 1.5"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data9 < .5 || isNaN(data9)) {
					const err29 = {
						instancePath: instancePath + "/flow_calibration",
						schemaPath: "#/properties/flow_calibration/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: .5
						},
						message: "must be >= 0.5"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				let res2;
				if (res2 = data9 / .01, Math.abs(Math.round(res2) - res2) > 1e-6) {
					const err30 = {
						instancePath: instancePath + "/flow_calibration",
						schemaPath: "#/properties/flow_calibration/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: .01 },
						message: "must be multiple of 0.01"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/flow_calibration",
					schemaPath: "#/properties/flow_calibration/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.auto_zero !== void 0) {
			let data10 = data.auto_zero;
			if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
				const err32 = {
					instancePath: instancePath + "/auto_zero",
					schemaPath: "#/properties/auto_zero/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			if (typeof data10 == "number") {
				if (data10 > 1440 || isNaN(data10)) {
					const err33 = {
						instancePath: instancePath + "/auto_zero",
						schemaPath: "#/properties/auto_zero/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1440
						},
						message: "must be <= 1440"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (data10 < 0 || isNaN(data10)) {
					const err34 = {
						instancePath: instancePath + "/auto_zero",
						schemaPath: "#/properties/auto_zero/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				let res3;
				if (res3 = data10 / 15, Math.abs(Math.round(res3) - res3) > 1e-6) {
					const err35 = {
						instancePath: instancePath + "/auto_zero",
						schemaPath: "#/properties/auto_zero/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: 15 },
						message: "must be multiple of 15"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
		}
		if (data.stel !== void 0) {
			let data11 = data.stel;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				if (data11.pm1 === void 0) {
					const err36 = {
						instancePath: instancePath + "/stel",
						schemaPath: "#/properties/stel/required",
						keyword: "required",
						params: { missingProperty: "pm1" },
						message: "must have required property 'pm1'"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
				if (data11.pm25 === void 0) {
					const err37 = {
						instancePath: instancePath + "/stel",
						schemaPath: "#/properties/stel/required",
						keyword: "required",
						params: { missingProperty: "pm25" },
						message: "must have required property 'pm25'"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				if (data11.pm4 === void 0) {
					const err38 = {
						instancePath: instancePath + "/stel",
						schemaPath: "#/properties/stel/required",
						keyword: "required",
						params: { missingProperty: "pm4" },
						message: "must have required property 'pm4'"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (data11.pm10 === void 0) {
					const err39 = {
						instancePath: instancePath + "/stel",
						schemaPath: "#/properties/stel/required",
						keyword: "required",
						params: { missingProperty: "pm10" },
						message: "must have required property 'pm10'"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (data11.total === void 0) {
					const err40 = {
						instancePath: instancePath + "/stel",
						schemaPath: "#/properties/stel/required",
						keyword: "required",
						params: { missingProperty: "total" },
						message: "must have required property 'total'"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				for (const key1 in data11) if (!(key1 === "pm1" || key1 === "pm25" || key1 === "pm4" || key1 === "pm10" || key1 === "total")) {
					const err41 = {
						instancePath: instancePath + "/stel",
						schemaPath: "#/properties/stel/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (data11.pm1 !== void 0) {
					let data12 = data11.pm1;
					const _errs27 = errors;
					let valid5 = false;
					const _errs28 = errors;
					if (typeof data12 == "number") {
						if (data12 < 0 || isNaN(data12)) {
							const err42 = {
								instancePath: instancePath + "/stel/pm1",
								schemaPath: "#/properties/stel/properties/pm1/anyOf/0/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					} else {
						const err43 = {
							instancePath: instancePath + "/stel/pm1",
							schemaPath: "#/properties/stel/properties/pm1/anyOf/0/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					var _valid1 = _errs28 === errors;
					valid5 = valid5 || _valid1;
					if (!valid5) {
						const _errs30 = errors;
						if (data12 !== null) {
							const err44 = {
								instancePath: instancePath + "/stel/pm1",
								schemaPath: "#/properties/stel/properties/pm1/anyOf/1/type",
								keyword: "type",
								params: { type: "null" },
								message: "must be null"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
						var _valid1 = _errs30 === errors;
						valid5 = valid5 || _valid1;
					}
					if (!valid5) {
						const err45 = {
							instancePath: instancePath + "/stel/pm1",
							schemaPath: "#/properties/stel/properties/pm1/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					} else {
						errors = _errs27;
						if (vErrors !== null) {
							if (_errs27) vErrors.length = _errs27;
							else vErrors = null;
						}
					}
				}
				if (data11.pm25 !== void 0) {
					let data13 = data11.pm25;
					const _errs33 = errors;
					let valid6 = false;
					const _errs34 = errors;
					if (typeof data13 == "number") {
						if (data13 < 0 || isNaN(data13)) {
							const err46 = {
								instancePath: instancePath + "/stel/pm25",
								schemaPath: "#/properties/stel/properties/pm25/anyOf/0/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					} else {
						const err47 = {
							instancePath: instancePath + "/stel/pm25",
							schemaPath: "#/properties/stel/properties/pm25/anyOf/0/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					var _valid2 = _errs34 === errors;
					valid6 = valid6 || _valid2;
					if (!valid6) {
						const _errs36 = errors;
						if (data13 !== null) {
							const err48 = {
								instancePath: instancePath + "/stel/pm25",
								schemaPath: "#/properties/stel/properties/pm25/anyOf/1/type",
								keyword: "type",
								params: { type: "null" },
								message: "must be null"
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
						var _valid2 = _errs36 === errors;
						valid6 = valid6 || _valid2;
					}
					if (!valid6) {
						const err49 = {
							instancePath: instancePath + "/stel/pm25",
							schemaPath: "#/properties/stel/properties/pm25/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					} else {
						errors = _errs33;
						if (vErrors !== null) {
							if (_errs33) vErrors.length = _errs33;
							else vErrors = null;
						}
					}
				}
				if (data11.pm4 !== void 0) {
					let data14 = data11.pm4;
					const _errs39 = errors;
					let valid7 = false;
					const _errs40 = errors;
					if (typeof data14 == "number") {
						if (data14 < 0 || isNaN(data14)) {
							const err50 = {
								instancePath: instancePath + "/stel/pm4",
								schemaPath: "#/properties/stel/properties/pm4/anyOf/0/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
					} else {
						const err51 = {
							instancePath: instancePath + "/stel/pm4",
							schemaPath: "#/properties/stel/properties/pm4/anyOf/0/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
					var _valid3 = _errs40 === errors;
					valid7 = valid7 || _valid3;
					if (!valid7) {
						const _errs42 = errors;
						if (data14 !== null) {
							const err52 = {
								instancePath: instancePath + "/stel/pm4",
								schemaPath: "#/properties/stel/properties/pm4/anyOf/1/type",
								keyword: "type",
								params: { type: "null" },
								message: "must be null"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
						var _valid3 = _errs42 === errors;
						valid7 = valid7 || _valid3;
					}
					if (!valid7) {
						const err53 = {
							instancePath: instancePath + "/stel/pm4",
							schemaPath: "#/properties/stel/properties/pm4/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					} else {
						errors = _errs39;
						if (vErrors !== null) {
							if (_errs39) vErrors.length = _errs39;
							else vErrors = null;
						}
					}
				}
				if (data11.pm10 !== void 0) {
					let data15 = data11.pm10;
					const _errs45 = errors;
					let valid8 = false;
					const _errs46 = errors;
					if (typeof data15 == "number") {
						if (data15 < 0 || isNaN(data15)) {
							const err54 = {
								instancePath: instancePath + "/stel/pm10",
								schemaPath: "#/properties/stel/properties/pm10/anyOf/0/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					} else {
						const err55 = {
							instancePath: instancePath + "/stel/pm10",
							schemaPath: "#/properties/stel/properties/pm10/anyOf/0/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
					var _valid4 = _errs46 === errors;
					valid8 = valid8 || _valid4;
					if (!valid8) {
						const _errs48 = errors;
						if (data15 !== null) {
							const err56 = {
								instancePath: instancePath + "/stel/pm10",
								schemaPath: "#/properties/stel/properties/pm10/anyOf/1/type",
								keyword: "type",
								params: { type: "null" },
								message: "must be null"
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
						var _valid4 = _errs48 === errors;
						valid8 = valid8 || _valid4;
					}
					if (!valid8) {
						const err57 = {
							instancePath: instancePath + "/stel/pm10",
							schemaPath: "#/properties/stel/properties/pm10/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					} else {
						errors = _errs45;
						if (vErrors !== null) {
							if (_errs45) vErrors.length = _errs45;
							else vErrors = null;
						}
					}
				}
				if (data11.total !== void 0) {
					let data16 = data11.total;
					const _errs51 = errors;
					let valid9 = false;
					const _errs52 = errors;
					if (typeof data16 == "number") {
						if (data16 < 0 || isNaN(data16)) {
							const err58 = {
								instancePath: instancePath + "/stel/total",
								schemaPath: "#/properties/stel/properties/total/anyOf/0/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err58];
							else vErrors.push(err58);
							errors++;
						}
					} else {
						const err59 = {
							instancePath: instancePath + "/stel/total",
							schemaPath: "#/properties/stel/properties/total/anyOf/0/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
					var _valid5 = _errs52 === errors;
					valid9 = valid9 || _valid5;
					if (!valid9) {
						const _errs54 = errors;
						if (data16 !== null) {
							const err60 = {
								instancePath: instancePath + "/stel/total",
								schemaPath: "#/properties/stel/properties/total/anyOf/1/type",
								keyword: "type",
								params: { type: "null" },
								message: "must be null"
							};
							if (vErrors === null) vErrors = [err60];
							else vErrors.push(err60);
							errors++;
						}
						var _valid5 = _errs54 === errors;
						valid9 = valid9 || _valid5;
					}
					if (!valid9) {
						const err61 = {
							instancePath: instancePath + "/stel/total",
							schemaPath: "#/properties/stel/properties/total/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					} else {
						errors = _errs51;
						if (vErrors !== null) {
							if (_errs51) vErrors.length = _errs51;
							else vErrors = null;
						}
					}
				}
			} else {
				const err62 = {
					instancePath: instancePath + "/stel",
					schemaPath: "#/properties/stel/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err62];
				else vErrors.push(err62);
				errors++;
			}
		}
	} else {
		const err63 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err63];
		else vErrors.push(err63);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const validateDefaultIf0 = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.profile === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "profile" },
				message: "must have required property 'profile'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.profile !== void 0) {
			if ("custom" !== data.profile) {
				const err1 = {
					instancePath: instancePath + "/profile",
					schemaPath: "#/properties/profile/const",
					keyword: "const",
					params: { allowedValue: "custom" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	validate11.errors = vErrors;
	return errors === 0;
}
validateDefault$1.conditions = { "/if": validateDefaultIf0 };
const validateDefault = validateDefault$1;
export { validateDefault as default };
